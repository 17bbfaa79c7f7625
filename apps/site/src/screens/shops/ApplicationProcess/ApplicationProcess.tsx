import { hasShopApplicationDraft } from '@inkstone/forms/shopApplication';
import { useState } from 'react';

import { paths } from '../../../lib/config/paths.js';
import { useCrumbs, useSectionTitle } from '../../../kits/use-section.js';
import { keepReadyPapers, readReadyPapers, type ReadyPapers } from '../../../lib/device/ready-papers.js';
import { ApplicationProcessView } from './ApplicationProcess.view.js';

/** The steps of an application, and what to have ready before the form (Spec B 2.4). */
export function ApplicationProcess() {
  const title = useSectionTitle('applicationProcess');
  const crumbs = useCrumbs('authorizedOnlineShop', title);
  const [papers, setPapers] = useState(readReadyPapers);
  const [begun] = useState(hasShopApplicationDraft);

  function change(next: ReadyPapers) {
    setPapers(next);
    keepReadyPapers(next);
  }

  return (
    <ApplicationProcessView
      title={title}
      crumbs={crumbs}
      startHref={paths.progressStep.href({ step: 1 })}
      queryHref={paths.queryProgressStep.href()}
      begun={begun}
      papers={papers}
      onChange={change}
    />
  );
}
