import { publicUrl } from '../../ports/files/keys.js';
import { maskAccount } from '../../shared/account/owner.js';
import { requireRole, type Operations } from '../../shared/operation.js';
import type { Services } from '../../shared/services.js';
import { toFlag, toSeconds } from '../../shared/wire.js';
import { listErrata } from '../books/errata.queries.js';
import { answerLetter, keepDraft, waysTo } from '../feedback/answers.queries.js';
import { feedbackQueue } from '../feedback/feedback-queue.queries.js';
import {
  correction,
  draftOf,
  findLetter,
  lettersBy,
  lettersOnTheSamePlace,
  suggestedErratum,
} from '../feedback/letters.queries.js';
import { nameOfStatus } from '../queues/queue.js';
import { alreadyDecided, goneItem } from './item-refusals.js';

const role = 'editor';

export function deskLetterOperations({ db }: Services) {
  return {
    async getDeskLetter({ body, operator }) {
      requireRole(operator, role);
      const letter = await findLetter(db, body.id);
      if (letter === undefined) throw goneItem();
      const { book, pageNumber, place, printing } = await suggestedErratum(db, letter);
      const same = await lettersOnTheSamePlace(db, letter);
      const errata = book && (await listErrata(db, book.id));
      const addresses = { mail: letter.email, sms: maskAccount(letter.phone ?? ''), notice: '' };
      return {
        data: {
          is_correction: toFlag(letter.type === correction),
          book: book
            ? { id: book.id, title: book.title, img_url: publicUrl(book.cover_key), isbn: book.isbn }
            : null,
          suggestion: { page_number: pageNumber, place, printing },
          writer: { name: letter.nickname, ...(await lettersBy(db, letter)) },
          ways: waysTo(letter).map((by) => ({ by, to: addresses[by] })),
          same: same.map(({ id, nickname, created_at }) => ({
            id,
            name: nickname,
            create_time: toSeconds(created_at),
          })),
          errata: errata?.list ?? [],
          draft: draftOf(letter),
        },
      };
    },

    async answerDeskLetter({ body, operator }) {
      const { name } = requireRole(operator, role);
      const { id, text, by, verdict, erratum, erratum_id } = body;
      const answer = {
        text: text.trim(),
        by,
        verdict,
        erratum: erratum && {
          bookId: Number(erratum.book_id),
          pageNumber: erratum.page_number.trim(),
          place: erratum.place.trim(),
          wrongText: erratum.wrong_text.trim(),
          rightText: erratum.right_text.trim(),
          printing: erratum.printing,
        },
      };
      const outcome = await answerLetter(db, id, { ...answer, erratum: answer.erratum ?? erratum_id }, name);
      if (outcome.answered) {
        const others = outcome.letters.length - 1;
        return {
          data: null,
          msg: others === 0 ? '已答复' : `已答复，同一处的 ${String(others)} 封一并答复`,
        };
      }
      if (outcome.reason === 'unknown') throw goneItem();
      const { approver, handled_at, status, answer: given } = outcome.letter;
      // Its answer was lost on the way, or it was answered together with another letter.
      if (approver === name && given === answer.text) return { data: null, msg: '已答复' };
      throw alreadyDecided(approver, handled_at, nameOfStatus(feedbackQueue, status));
    },

    async keepDeskDraft({ body, operator }) {
      requireRole(operator, role);
      if (!(await keepDraft(db, body.id, body.draft))) throw goneItem();
      return { data: null, msg: '草稿已存下' };
    },
  } satisfies Partial<Operations>;
}
