import { startSite } from './app/start.js';

void startSite();
