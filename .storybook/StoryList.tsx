import { DocsContext, DocsStory, Heading, Subheading } from '@storybook/addon-docs/blocks';
import { Fragment, useContext } from 'react';

/**
 * All stories of a component below their names. Storybook's own list also shows the comments of the stories, which are
 * written in English for developers.
 */
export function StoryList() {
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags, usesMount }) => tags.includes('autodocs') && !usesMount);
  return (
    <>
      <Heading>样例</Heading>
      {stories.map((story) => (
        <Fragment key={story.id}>
          <Subheading>{story.name}</Subheading>
          <DocsStory of={story.moduleExport as unknown} expanded={false} __forceInitialArgs />
        </Fragment>
      ))}
    </>
  );
}
