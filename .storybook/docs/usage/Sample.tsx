import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { createElement, useState } from 'react';

import { Stage } from './Advice.styles.js';

interface SampleProps {
  /** The story that is shown, without its play function. */
  of: StoryObj;
  /** The default export of its file. */
  meta: Meta;
  /** Props that differ from the story: what is done wrong. */
  args?: object;
  /** Width of the place, such as `16rem`. */
  width?: string;
}

/** A story as an example of the manual, so that the manual shows the same content as the stories. */
export function Sample({ of, meta, args, width }: SampleProps) {
  // Composed once: a component made anew would lose its state.
  const [story] = useState(() => createElement(composeStory(of, meta), args));
  return <Stage style={{ maxWidth: width }}>{story}</Stage>;
}
