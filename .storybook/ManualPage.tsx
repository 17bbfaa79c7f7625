import { StatusTag } from '@inkstone/ui/components/StatusTag';
import { Controls, Primary, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';

import { About } from './About.js';
import { STABLE, TRIAL } from './status.js';
import { StoryList } from './StoryList.js';

function Status() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { tags } = preparedMeta;
  if (tags.includes(TRIAL)) return <StatusTag tone="warn">{TRIAL}：属性还可能改</StatusTag>;
  return tags.includes(STABLE) ? <StatusTag tone="ok">{STABLE}</StatusTag> : null;
}

/** The page with the props and the examples of a component, which also says whether it is stable. */
export function ManualPage() {
  return (
    <>
      <Title />
      <Status />
      <Subtitle />
      <About />
      <Primary />
      <Controls />
      <StoryList />
    </>
  );
}
