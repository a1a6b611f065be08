import { environment } from '../../platform/bin/bootstrap/environment.mjs';
import { e2ePorts } from './ports.mjs';

const ports = e2ePorts(environment());

/** Where the tests find the built product and the development build. The first has a name: browsers make no passkey for a bare address. */
export const APP_URL = `http://localhost:${ports.app}`;
export const GALLERY_URL = `http://127.0.0.1:${ports.gallery}`;
/** What a run writes, below the repository; one folder for each set of ports. */
export const RUN_FOLDER = ports.folder;
