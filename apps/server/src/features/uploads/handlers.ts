import type { Operations } from '../../shared/operation.js';
import type { Services } from '../../shared/services.js';
import { keepUpload, uploadLinks } from '../../shared/uploads.queries.js';

export function uploadOperations(services: Services) {
  const { db, links } = services;
  return {
    async uploadFile({ body, user }) {
      const key = await keepUpload(services, body.file, user?.id);
      return { data: { url: await uploadLinks(db, links, [key]) }, msg: '上传成功' };
    },
  } satisfies Partial<Operations>;
}
