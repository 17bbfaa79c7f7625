import { StageBooks } from '../../../kits/stage-books/StageBooks.js';

/** The books of the middle school (Spec A 2). */
export function MiddleSchoolBooks() {
  return <StageBooks page="middleSchoolBooks" />;
}
