import type { FastifyInstance } from 'fastify';
import { refusalCodes } from '../../errors/refusal.js';
import type { AuditTrail } from '../../shared/audit.js';
import { observedCode, observedOperation } from './observed.js';

/** Every limit answers with 429, so that none is forgotten here. */
export function auditLimits(app: FastifyInstance, trail: Pick<AuditTrail, 'limited'>): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (observedCode(request, reply) === refusalCodes.tooOften) {
      trail.limited(observedOperation(request), request.ip);
    }
    done();
  });
}
