/**
 * Reads a release for `npm run generate:history`, in a process of its own, so that
 * two are read at a time: writes to a file what packages in a folder have.
 */
import fs from 'node:fs';
import {readStates} from '../../toolkit/generator/history/readStates';

const [file = '', dir = '', ...names] = process.argv.slice(2);
fs.writeFileSync(file, JSON.stringify(readStates(dir, names)));
