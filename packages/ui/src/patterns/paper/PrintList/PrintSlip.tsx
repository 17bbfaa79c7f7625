import { printListMessages as messages } from './messages.zh.js';
import { Slip } from './PrintSlip.styles.js';

interface PrintSlipProps {
  papers: readonly { id: number; title: string; pages: number | undefined; copies: number }[];
  day: string;
}

/** The list as it is printed: a slip of paper, the same in every theme. */
export function PrintSlip({ papers, day }: PrintSlipProps) {
  const { columns } = messages;
  return (
    <Slip>
      <h2>{messages.slip}</h2>
      <p>{day}</p>
      <table>
        <thead>
          <tr>
            <th>{columns.number}</th>
            <th>{columns.paper}</th>
            <th>{columns.pages}</th>
            <th>{columns.copies}</th>
          </tr>
        </thead>
        <tbody>
          {papers.map(({ id, title, pages, copies }, index) => (
            <tr key={id}>
              <td>{index + 1}</td>
              <td>{title}</td>
              <td>{pages ?? '—'}</td>
              <td>{copies}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Slip>
  );
}
