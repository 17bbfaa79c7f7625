import { PUBLISHER } from '../../../lib/config/publisher.js';
import { Circled, Line, Page, Rule } from '../../../kits/copyright-page/copyright-page.js';
import { Opening } from './CopyrightPage.styles.js';

/** Which fields of the form each red circle stands for. */
const CIRCLES = {
  number: ['book_number'],
  edition: ['edition_year', 'edition_month', 'edition_version'],
  print: ['print_batch'],
  page: ['page_number'],
  question: ['question_number'],
} as const;

/**
 * A copyright page and the page with the error: what the form asks for is circled, the present field in bold.
 *
 * @param field the field's name, '' for none
 */
export function CopyrightPage({ field }: { field: string }) {
  const isNow = (circle: keyof typeof CIRCLES) => CIRCLES[circle].some((name) => name === field);
  return (
    <figure>
      <Page aria-hidden="true">
        <strong>图书在版编目（CIP）数据</strong>
        <Rule />
        <p>
          课时精练. 高一数学. 上册 / {PUBLISHER.name}编. —2版.
          <br />— 北京：{PUBLISHER.name}出版，2026.6
        </p>
        <Rule />
        <Line>
          <span>版次</span>
          <Circled data-now={isNow('edition')}>2026 年 6 月第 2 版</Circled>
        </Line>
        <Line>
          <span>印次</span>
          <span>
            2026 年 8 月<Circled data-now={isNow('print')}>第 5 次印刷</Circled>
          </span>
        </Line>
        <Line>
          <span>书号</span>
          <Circled data-now={isNow('number')}>ISBN 978-7-0000-0045-6</Circled>
        </Line>
        <Opening>
          <svg viewBox="0 0 300 150">
            <path data-part="fold" d="M150 0v150" />
            <path
              data-part="text"
              d="M18 26h110M18 40h110M18 54h82M18 78h110M18 92h110M18 106h64M190 26h92M190 40h70M172 112h78"
            />
            <path data-part="drawing" d="M186 98h72l-30-44zM228 54v44" />
          </svg>
          <Circled data-place="question" data-now={isNow('question')}>
            9.
          </Circled>
          <Circled data-place="page" data-now={isNow('page')}>
            47
          </Circled>
        </Opening>
      </Page>
      <figcaption>红笔圈出的，就是要填的；正在填的那一项，圈会变粗。</figcaption>
    </figure>
  );
}
