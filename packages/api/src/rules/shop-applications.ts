/** Steps of an application: submit, review, deposit, agreement, certificate (Spec B 2.4). */
const APPLICATION_STEPS = 5;

/** The step of the progress page: status + 1 (Spec B 4), limited to the existing steps for an unknown status. */
export function applicationStep(status: number): number {
  return Math.min(Math.max(status + 1, 1), APPLICATION_STEPS);
}
