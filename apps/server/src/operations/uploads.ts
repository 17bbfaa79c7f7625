import { keepUpload, uploadLinks } from '../repositories/uploads.js';
import type { Services } from '../services.js';
import type { Operations } from './operation.js';

export function uploadOperations(services: Services): Pick<Operations, 'uploadFile'> {
  const { db, links } = services;
  return {
    async uploadFile({ body, user }) {
      const key = await keepUpload(services, body.file, user?.id);
      return { data: { url: await uploadLinks(db, links, [key]) }, msg: '上传成功' };
    },
  };
}
