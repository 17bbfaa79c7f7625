import { useId, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';

import { Icon } from '../../../components/Icon/index.js';
import { RecordAct } from '../../centre/RecordGroup/RecordAct.js';
import { Body, Edit, Head, Root, Summary, Tick, Title } from './FoldedGroup.styles.js';
import { foldedGroupMessages as messages } from './messages.zh.js';

export interface FoldedGroupProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string;
  /** Shows one line instead of the fields, which stay in the page. */
  folded: boolean;
  /** What was filled in, in a few words. */
  summary: ReactNode;
  /** Called by 修改. */
  onUnfold: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A titled group of fields that folds to one line when it is filled in. */
export function FoldedGroup({ title, folded, summary, onUnfold, children, ...rest }: FoldedGroupProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const pressed = useRef(false);

  useLayoutEffect(() => {
    if (folded || !pressed.current) return;
    pressed.current = false;
    // The pressed button is gone.
    heading.current?.focus();
  }, [folded]);

  return (
    <Root aria-labelledby={id} {...rest}>
      <Head $folded={folded}>
        {folded && (
          <Tick>
            <Icon name="check" size={16} label={messages.filled} />
          </Tick>
        )}
        <Title id={id} ref={heading} tabIndex={-1}>
          {title}
        </Title>
        {folded && (
          <>
            <Summary>{summary}</Summary>
            <Edit>
              <RecordAct
                aria-expanded="false"
                aria-controls={`${id}-body`}
                aria-label={`${messages.edit}${title}`}
                onClick={() => {
                  pressed.current = true;
                  onUnfold();
                }}
              >
                {messages.edit}
              </RecordAct>
            </Edit>
          </>
        )}
      </Head>
      <Body id={`${id}-body`} hidden={folded}>
        {children}
      </Body>
    </Root>
  );
}
