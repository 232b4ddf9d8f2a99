/** `npm run build`: the site, the command line and the library, into `dist`. */
import { build } from './prepare.mjs';

build();
