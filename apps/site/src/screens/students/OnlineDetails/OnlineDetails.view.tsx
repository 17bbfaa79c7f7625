import { Breadcrumbs, type Crumb } from '@inkstone/ui/components/Breadcrumbs';
import { Button } from '@inkstone/ui/components/Button';
import { Icon } from '@inkstone/ui/components/Icon';
import { PhraseText } from '@inkstone/ui/components/PhraseText';
import { Skeleton } from '@inkstone/ui/components/Skeleton';
import { Tabs } from '@inkstone/ui/components/Tabs';
import { ArticleBody } from '@inkstone/ui/patterns/ArticleBody';
import { CoursePlayer } from '@inkstone/ui/patterns/CoursePlayer';
import { FavouriteButton } from '@inkstone/ui/patterns/FavouriteButton';
import { LessonList, LessonRoom, type Lesson } from '@inkstone/ui/patterns/LessonRoom';
import { useMediaQuery } from '@inkstone/ui/theme';
import { media } from '@inkstone/ui/tokens';

import { WayBack } from '../../../lib/components/WayBack/WayBack.js';
import { paths } from '../../../lib/config/paths.js';
import type { Detail } from '../../../kits/detail/use-detail.js';
import { DetailPage } from '../../../kits/detail/DetailPage.js';
import type { Favourite } from '../../../kits/favourite/use-favourite.js';
import { SharePage } from '../../../kits/share/SharePage.js';
import type { Film } from '../../../kits/film/use-film.js';
import type { CourseModel } from './model.js';
import { CourseAbout } from './CourseAbout.js';
import {
  Acts,
  Columns,
  Figures,
  Gate,
  GateText,
  Intro,
  Page,
  PhoneHead,
  Register,
  Strip,
  Text,
  Title,
} from './OnlineDetails.styles.js';

export interface OnlineDetailsViewProps {
  course: Detail<CourseModel>;
  favourite: Favourite;
  crumbs: readonly Crumb[];
  film: Film;
  /** Other courses; `undefined` while loading. */
  others: readonly Lesson[] | undefined;
}

export function OnlineDetailsView({ course, favourite, crumbs, film, others }: OnlineDetailsViewProps) {
  const mobile = useMediaQuery(media.mobile);
  const oneColumn = useMediaQuery(media.below(1024));
  const list = others?.length === 0 ? undefined : <LessonList title="大家还看了" lessons={others} />;
  const back = crumbs.at(-2);
  return (
    <DetailPage
      detail={course}
      title="在线课程"
      noun="这门课程"
      back={{ label: '去在线学习', href: paths.onlineLearning.href() }}
    >
      {(shown) => (
        <Page>
          <LessonRoom
            head={
              mobile ? (
                <PhoneHead>
                  <WayBack
                    href={back?.href ?? paths.onlineLearning.href()}
                    label={back?.label ?? '在线学习'}
                  />
                  {shown === undefined ? (
                    <Skeleton lines={2} />
                  ) : (
                    <>
                      <Title>
                        <PhraseText text={shown.title} />
                      </Title>
                      <p>{shown.line}</p>
                    </>
                  )}
                </PhoneHead>
              ) : (
                <Breadcrumbs items={crumbs} />
              )
            }
            aside={oneColumn ? undefined : list}
          >
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
          {shown === undefined ? (
            <Skeleton lines={6} />
          ) : (
            <Lecture course={shown} favourite={favourite} mobile={mobile} />
          )}
          {oneColumn && list}
        </Page>
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

interface LectureProps {
  course: CourseModel;
  favourite: Favourite;
  mobile: boolean;
}

/** What the lesson is about, below the film. */
function Lecture({ course, favourite, mobile }: LectureProps) {
  return (
    <div>
      {!mobile && (
        <Title>
          <PhraseText text={course.title} />
        </Title>
      )}
      {course.intro !== '' && <Intro>{course.intro}</Intro>}
      <Strip>
        <Figures>
          {course.figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Figures>
        <Acts>
          <SharePage title={course.title} text={course.intro} />
          <FavouriteButton {...favourite} compact={mobile} />
        </Acts>
      </Strip>
      <Columns>
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
        <CourseAbout {...course} />
      </Columns>
    </div>
  );
}
