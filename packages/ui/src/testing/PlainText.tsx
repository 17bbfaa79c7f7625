import type { ReactNode } from 'react';

interface PlainTextProps {
  /** Accessible name. */
  name: string;
  heading: string;
  /** Shown below the text. */
  children?: ReactNode;
}

/** Part of a page in elements without classes, which the page's style sheet applies to. */
export function PlainText({ name, heading, children }: PlainTextProps) {
  return (
    <section aria-label={name}>
      <h2>{heading}</h2>
      <p>真题、模拟与同步练习，按学段编排。</p>
      <ul>
        <li>
          <a href="#books">全部图书</a>
        </li>
      </ul>
      {children}
    </section>
  );
}
