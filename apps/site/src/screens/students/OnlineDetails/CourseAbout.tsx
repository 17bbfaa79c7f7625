import { Avatar } from '@inkstone/ui/components/Avatar';
import { FactList } from '@inkstone/ui/patterns/FactList';

import type { CourseModel } from './model.js';
import { About, Tag, Tags, Teacher } from './CourseAbout.styles.js';

type CourseAboutProps = Pick<CourseModel, 'teacher' | 'facts' | 'tags'>;

/** Who teaches a course, for whom it is and where it comes from. */
export function CourseAbout({ teacher, facts, tags }: CourseAboutProps) {
  const tagged = {
    label: '标签',
    value: (
      <Tags>
        {tags.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </Tags>
    ),
  };
  return (
    <About aria-label="关于这一课">
      <h2>关于这一课</h2>
      {teacher !== '' && (
        <Teacher>
          <Avatar name={teacher} />
          {teacher}
        </Teacher>
      )}
      <FactList facts={tags.length === 0 ? facts : [...facts, tagged]} />
    </About>
  );
}
