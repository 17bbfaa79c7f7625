import { keepUpload, uploadLinks } from '../repositories/uploads.js';
import type { Services } from '../services.js';
import type { Operations } from './operation.js';

/** Long enough to fill in the form around the upload, which shows what was chosen. */
const linkSeconds = 2 * 60 * 60;

export function uploadOperations(services: Services): Pick<Operations, 'uploadFile'> {
  const { db, limits, links } = services;
  return {
    async uploadFile({ body, user, address }) {
      await limits.consume('upload', address);
      const key = await keepUpload(services, body.file, user?.id);
      return { data: { url: await uploadLinks(db, links, [key], linkSeconds) }, msg: '上传成功' };
    },
  };
}
