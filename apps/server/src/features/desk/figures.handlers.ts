import type { Operations } from '../../shared/operation.js';
import type { Services } from '../../shared/services.js';
import { readFigures } from '../figures/figures.queries.js';

export function deskFigureOperations({ db, readPages }: Services) {
  return {
    async getDeskFigures() {
      const { failedBy, ...figures } = await readFigures(db, readPages);
      return { data: { ...figures, failed_sms: failedBy.sms, failed_mail: failedBy.mail } };
    },
  } satisfies Partial<Operations>;
}
