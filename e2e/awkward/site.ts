import { rm } from 'node:fs/promises';

import { startEmptySite, type EmptySite } from '../support/empty-site.js';
import { operateOn } from '../support/operator.js';
import { makeAwkwardFolder } from './make-folder.js';

/** The built server with the awkward publisher's content. */
export async function startAwkwardSite(papers: number): Promise<EmptySite> {
  const folder = await makeAwkwardFolder(papers);
  const site = await startEmptySite();
  try {
    await operateOn(site.settings, 'content-load', folder, '--yes');
    return site;
  } catch (error) {
    await site.stop();
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
