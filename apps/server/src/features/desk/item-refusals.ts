import { Refusal, refusalCodes } from '../../errors/refusal.js';
import { toDateText } from '../../shared/wire.js';

export function goneItem(): Refusal {
  return Refusal.noSuchItem('这一件不在了');
}

/** Tells the second of two operators who was first, when, and how the item stands by now. */
export function alreadyDecided(operator: string, time: Date | null | undefined, statusName: string): Refusal {
  const when = time === null || time === undefined ? '' : ` ${toDateText(time).slice(5, 16)} `;
  return new Refusal(refusalCodes.conflict, `${operator}${when}已经把它改为${statusName}`);
}
