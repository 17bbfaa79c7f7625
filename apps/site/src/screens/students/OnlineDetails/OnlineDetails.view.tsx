import type { Crumb } from '@inkstone/ui/components/Breadcrumbs';
import { Button } from '@inkstone/ui/components/Button';
import { Icon } from '@inkstone/ui/components/Icon';
import { Skeleton } from '@inkstone/ui/components/Skeleton';
import { Tabs } from '@inkstone/ui/components/Tabs';
import { ArticleBody } from '@inkstone/ui/patterns/ArticleBody';
import { CoursePlayer } from '@inkstone/ui/patterns/CoursePlayer';
import { FavouriteButton } from '@inkstone/ui/patterns/FavouriteButton';
import { LessonRoom, type LessonRoomProps } from '@inkstone/ui/patterns/LessonRoom';

import { PageCrumbs } from '../../../lib/components/PageCrumbs/PageCrumbs.js';
import { paths } from '../../../lib/config/paths.js';
import type { Detail } from '../../../kits/detail/use-detail.js';
import { DetailPage } from '../../../kits/detail/DetailPage.js';
import type { Favourite } from '../../../kits/favourite/use-favourite.js';
import type { Film } from '../../../kits/film/use-film.js';
import type { CourseModel } from './model.js';
import { Facts, Gate, GateText, Intro, Register, Text, Title } from './OnlineDetails.styles.js';

export interface OnlineDetailsViewProps extends Pick<LessonRoomProps, 'others'> {
  course: Detail<CourseModel>;
  favourite: Favourite;
  crumbs: readonly Crumb[];
  film: Film;
}

export function OnlineDetailsView({ course, favourite, crumbs, film, others }: OnlineDetailsViewProps) {
  return (
    <DetailPage
      detail={course}
      title="在线课程"
      noun="这门课程"
      back={{ label: '去在线学习', href: paths.onlineLearning.href() }}
    >
      {(shown) => (
        <>
          <PageCrumbs items={crumbs} />
          <LessonRoom title="大家还看了" others={others}>
            {shown === undefined ? (
              <Skeleton shape="block" ratio="16 / 9" />
            ) : (
              <CoursePlayer
                title={shown.title}
                poster={shown.poster}
                src={shown.film}
                ledge={shown.locked ? <LoginGate /> : <GateText>这门课程暂时没有视频</GateText>}
                {...film}
              />
            )}
          </LessonRoom>
          {shown === undefined ? <Skeleton lines={6} /> : <About course={shown} favourite={favourite} />}
        </>
      )}
    </DetailPage>
  );
}

/** Below the picture, which stays clear: what a login would show. */
function LoginGate() {
  return (
    <>
      <Icon name="lock" size={24} />
      <Gate>
        <GateText>登录后开讲</GateText>
        <span>登录以后会回到这一课</span>
      </Gate>
      <Button variant="primary" href={paths.nowLogin.href()}>
        登录
      </Button>
      <Register href={paths.loginRegister.href()}>注册</Register>
    </>
  );
}

function About({ course, favourite }: { course: CourseModel; favourite: Favourite }) {
  return (
    <>
      <Title>{course.title}</Title>
      {course.intro !== '' && <Intro>{course.intro}</Intro>}
      <Facts>
        {course.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <FavouriteButton {...favourite} />
      <Text>
        <Tabs
          label="课程内容"
          tabs={[{ id: 'intro', label: '课程简介' }]}
          value="intro"
          onChange={() => undefined}
        >
          <Text>
            <ArticleBody html={course.html} />
          </Text>
        </Tabs>
      </Text>
    </>
  );
}
