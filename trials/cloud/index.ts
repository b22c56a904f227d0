/**
 * The pages about Lambda and Cloud Run: the packages run against stand-ins of AWS
 * and Google Cloud, and functions as processes of this machine.
 */
import type {Trial} from '../trial';
import {account} from './account';
import {commands} from './commands';
import {film} from './film';
import {google} from './google';
import {hooks} from './hooks';
import {requests} from './requests';
import {samples} from './samples';

export const cloud: Trial = {
  name: 'cloud',
  claims: [
    ...account,
    ...requests,
    ...commands,
    ...film,
    ...hooks,
    ...samples,
    ...google,
  ],
};
