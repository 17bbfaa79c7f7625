import {
  hasReturnedDraft,
  hasShopApplicationDraft,
  sentShopApplication,
} from '@inkstone/forms/shopApplication';
import { useState } from 'react';

import { useCrumbs, useSectionTitle } from '../../../kits/use-section.js';
import { paths } from '../../../lib/config/paths.js';
import { progressPath } from '../../../lib/models/shop-application.js';
import { readyPapers, type ReadyPapers } from '../../../lib/device/choices.js';
import { ApplicationProcessView } from './ApplicationProcess.view.js';

const NONE: ReadyPapers = { merged: '', ready: [] };

/** The address of a form that was begun on this device and not sent: a correction goes before a new application. */
function formBegun(): string | undefined {
  const sent = sentShopApplication();
  if (sent !== undefined && hasReturnedDraft(sent.queryCode)) return `#${progressPath(sent.queryCode, 1)}`;
  return hasShopApplicationDraft() ? paths.progressStep.href({ step: 1 }) : undefined;
}

/** The steps of an application, and what to have ready before the form (Spec B 2.4). */
export function ApplicationProcess() {
  const title = useSectionTitle('applicationProcess');
  const crumbs = useCrumbs('authorizedOnlineShop', title);
  const [papers, setPapers] = useState(() => readyPapers.read() ?? NONE);
  const [begun] = useState(formBegun);

  function change(next: ReadyPapers) {
    setPapers(next);
    readyPapers.write(next);
  }

  return (
    <ApplicationProcessView title={title} crumbs={crumbs} begun={begun} papers={papers} onChange={change} />
  );
}
