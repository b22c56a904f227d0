import {registerRoot} from 'remotion';
import {createRoot} from '../renders/createRoot';
import * as components from './components';

registerRoot(createRoot(components));
