import { Icon } from '@inkstone/ui/components/Icon';
import { Skeleton } from '@inkstone/ui/components/Skeleton';

import type { ListModel } from '../../../kits/list/list-model.js';
import { ListResults } from '../../../kits/list/ListResults.js';
import { Day, Facts, Row, Rows, Way } from './Jobs.styles.js';
import type { JobModel } from './model.js';

/** The open positions, 10 on a page (Spec B 9). */
export function JobsView({ jobs }: { jobs: ListModel<JobModel> }) {
  return (
    <ListResults list={jobs} noun="职位" empty={{ description: '有了新的职位，会写在这里。' }}>
      {(items) => (
        <Rows>
          {items === undefined
            ? Array.from({ length: jobs.pageSize }, (_, row) => (
                <Row key={row}>
                  <Skeleton lines={2} />
                </Row>
              ))
            : items.map((job) => <Job key={job.id} job={job} />)}
        </Rows>
      )}
    </ListResults>
  );
}

function Job({ job: { title, href, intro, facts, date } }: { job: JobModel }) {
  return (
    <Row>
      <div>
        <h3>
          <Way href={href}>{title}</Way>
        </h3>
        {intro !== '' && <p>{intro}</p>}
      </div>
      <Facts>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </Facts>
      <Day dateTime={date}>{date}</Day>
      <Icon name="arrow-right" />
    </Row>
  );
}
