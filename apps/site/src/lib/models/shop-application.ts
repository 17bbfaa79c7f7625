import { applicationStep, dashDate, dashDateTime, reviewDay } from '@inkstone/api/rules';
import type { OnlineShop, ShopApplicationProgress, ShopPaper } from '@inkstone/api/types';

import { paths } from '../config/paths.js';

export interface ShopApplication {
  /** As the server gives it, without hyphens. */
  code: string;
  /** From 1 to 5; 1 is an application that was sent back. */
  step: number;
  statusText: string;
  /** From 1 on the day of the submission. */
  day: number;
  submitted: string;
  /** '' while nobody is in charge. */
  approver: string;
  /** The words of the person in charge, or ''. */
  note: string;
  /** The papers that were sent back, with the reason of each. */
  refused: readonly { paper: ShopPaper; reason: string }[];
  /** What is wrong with the texts, or ''. */
  dataReason: string;
  /** The authorized shop that came of it, in the directory. */
  certificate: OnlineShop | undefined;
  /** The times of its steps; a step without one is still to be done. */
  times: Readonly<Record<'submitted' | 'reviewed' | 'deposited' | 'granted', string | undefined>>;
}

function timeText(seconds: number | null): string | undefined {
  return seconds === null ? undefined : dashDateTime(seconds);
}

export function toShopApplication(progress: ShopApplicationProgress): ShopApplication {
  return {
    code: progress.query_code,
    step: applicationStep(progress.status),
    statusText: progress.status_text,
    day: reviewDay(progress.days),
    submitted: dashDate(progress.create_time),
    approver: progress.approver,
    note: progress.descr,
    refused: progress.refused_papers ?? [],
    // Another backend may give the reason in its words only.
    dataReason: progress.data_reason ?? (progress.refused_papers === undefined ? progress.descr : ''),
    certificate: progress.certificate,
    times: {
      submitted: timeText(progress.create_time),
      reviewed: timeText(progress.processing_time),
      deposited: timeText(progress.handle_time),
      granted: timeText(progress.grant_time),
    },
  };
}

/** In groups of four, as people read and compare it. */
export function groupedCode(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/gu, '$1-');
}

/** The address of a progress page. It names the code only: the page asks the server for the rest. */
export function progressPath(code: string, step: number): string {
  return paths.progressStep.path({ step, data: JSON.stringify({ query_code: code }) });
}

const MOST_CHARACTERS = 100;

/** The query code in the `data` of an address, which anybody can have written; all else in it is ignored. */
export function codeInAddress(data: string | null): string | undefined {
  if (data === null) return undefined;
  try {
    const { query_code: code } = JSON.parse(data) as { query_code?: unknown };
    if (typeof code !== 'string' || code.trim() === '' || code.length > MOST_CHARACTERS) return undefined;
    return code;
  } catch {
    return undefined;
  }
}
