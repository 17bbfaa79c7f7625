import { StageBooks } from '../../../kits/stage-books/StageBooks.js';

/** The books of the primary school (Spec A 2). */
export function PrimarySchoolBooks() {
  return <StageBooks page="primarySchoolBooks" />;
}
