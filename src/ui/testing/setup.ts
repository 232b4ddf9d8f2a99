/** Before each file of component tests. */
import { afterEach, beforeEach } from 'vitest';
import { closePage, keepWhatIsLoaded } from './fakeBrowser.ts';

beforeEach(keepWhatIsLoaded);
afterEach(closePage);
