import { useEffect, useRef, useState } from 'react';

import { Window } from './Matrix.styles.js';

/** Higher ones scroll inside their window. */
const MOST = 900;
const LEAST = 120;

interface StoryWindowProps {
  /** Of the story. */
  id: string;
  /** Name of the theme. */
  theme: string;
  /** Width of the window inside, in px; it is scaled to its place. */
  width: number;
}

/** A story in its own window, so that its width decides between desktop and phone. */
export function StoryWindow({ id, theme, width }: StoryWindowProps) {
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0.5);
  const [height, setHeight] = useState(240);

  useEffect(() => {
    if (box.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setScale(entry.contentRect.width / width);
    });
    observer.observe(box.current);
    return () => {
      observer.disconnect();
    };
  }, [width]);

  return (
    <Window ref={box} style={{ height: height * scale }}>
      <iframe
        title={`${id} ${theme} ${String(width)}`}
        src={`iframe.html?id=${encodeURIComponent(id)}&viewMode=story&globals=theme:${theme}`}
        loading="lazy"
        // An example of the manual, not a control: it is looked at.
        tabIndex={-1}
        width={width}
        height={height}
        style={{ transform: `scale(${String(scale)})` }}
        onLoad={({ currentTarget: { contentDocument } }) => {
          const root = contentDocument?.getElementById('storybook-root');
          if (!root) return;
          const observer = new ResizeObserver(() => {
            setHeight(Math.min(MOST, Math.max(LEAST, root.scrollHeight + 40)));
          });
          observer.observe(root);
        }}
      />
    </Window>
  );
}
