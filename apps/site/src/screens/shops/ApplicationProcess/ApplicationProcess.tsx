import { hasShopApplicationDraft } from '@inkstone/forms/shopApplication';
import { useState } from 'react';

import { useCrumbs, useSectionTitle } from '../../../kits/use-section.js';
import { readyPapers, type ReadyPapers } from '../../../lib/device/choices.js';
import { ApplicationProcessView } from './ApplicationProcess.view.js';

const NONE: ReadyPapers = { merged: '', ready: [] };

/** The steps of an application, and what to have ready before the form (Spec B 2.4). */
export function ApplicationProcess() {
  const title = useSectionTitle('applicationProcess');
  const crumbs = useCrumbs('authorizedOnlineShop', title);
  const [papers, setPapers] = useState(() => readyPapers.read() ?? NONE);
  const [begun] = useState(hasShopApplicationDraft);

  function change(next: ReadyPapers) {
    setPapers(next);
    readyPapers.write(next);
  }

  return (
    <ApplicationProcessView title={title} crumbs={crumbs} begun={begun} papers={papers} onChange={change} />
  );
}
