import { Lightbox } from '@inkstone/ui/components/Lightbox';
import { SectionHeading } from '@inkstone/ui/patterns/SectionHeading';
import { useState } from 'react';

import { Plaque, Rows, Year } from './Honours.styles.js';
import { Block } from './Intro.styles.js';
import type { Honour } from './model.js';

/** The honours by name and year; each opens its plaque. */
export function Honours({ honours }: { honours: readonly Honour[] }) {
  const [open, setOpen] = useState(false);
  /** Stays while the lightbox fades out. */
  const [shown, setShown] = useState<Honour>();
  return (
    <Block aria-labelledby="company-honours">
      <SectionHeading id="company-honours" title="荣誉" />
      <Rows>
        {honours.map((honour) => (
          <li key={`${honour.title}${honour.year}`}>
            <Plaque
              type="button"
              aria-haspopup="dialog"
              onClick={() => {
                setShown(honour);
                setOpen(true);
              }}
            >
              <Year>{honour.year}</Year>
              {honour.title}
            </Plaque>
          </li>
        ))}
      </Rows>
      {shown !== undefined && (
        <Lightbox
          open={open}
          onClose={() => {
            setOpen(false);
          }}
          title={shown.title}
          src={shown.image}
          alt={`奖牌：${shown.title}`}
        />
      )}
    </Block>
  );
}
