/**
 * The fields that the site reads of books, papers, articles and users, in matchers that their interactions share.
 */
import { MatchersV3 } from '@pact-foundation/pact';

import { file, flag, focus, notEmpty, seconds } from './answers.js';

const { integer, like, number, regex, string } = MatchersV3;

export const bookCard = {
  id: integer(128),
  title: string('高考数学总复习'),
  intro: string('每课一练，逐步详解。'),
  img_url: file('/files/public/books/128/cover.webp'),
  img_type: integer(1),
  grade: string('高三'),
  grade_id: integer(169),
  apply_subject: string('数学'),
  version_years: string('2027'),
  versions_year: integer(2027),
  publishing_time: seconds(1788192000),
  price: number(46.8),
  is_collect: flag,
};

export const paperCard = {
  id: integer(512),
  title: string('高三数学期中试卷'),
  // The site shows the first ten characters.
  create_time: regex(/^\d{4}-\d{2}-\d{2}( .*)?$/, '2026-11-12 09:30:00'),
  image: string(''),
  is_collect: flag,
  views: integer(1280),
  downloads: integer(356),
  grade_name: string('高三'),
  subject_name: string('数学'),
  type_name: string('期中考试'),
  address_name: string('北京'),
  year_name: string('2026'),
};

export const articleCard = {
  id: integer(901),
  column_id: integer(39),
  column_title: string('企业动态'),
  title: string('捐书进乡村'),
  intro: string('编辑部带着新书来到山下的小学。'),
  image: string(''),
  source: string('砚田教育'),
  author: string('编辑部'),
  tags: like([]),
  release_time: seconds(1794441600),
  is_collect: flag,
};

/** An article with a picture has the shape of the picture, too. */
export const pictured = {
  image: file('/files/public/articles/1.svg'),
  image_focus: focus,
  img_url: file('/files/public/articles/1.svg'),
  img_type: integer(1),
};

export const classified = {
  class_stage_text: string('高中'),
  apply_grade: string('高中'),
  subject: integer(2),
  subject_text: string('数学'),
};

export const activityTimes = {
  activity_type: 1,
  start_time: seconds(1767225600),
  end_time: seconds(32472144000),
  participant: string('高中数学教师'),
};

export const courseVideo = {
  classes: integer(169),
  classes_text: string('高三'),
  duration: integer(600),
  play_number: integer(86),
};

export const universityPlace = {
  province: string('北京市'),
  city: string('北京市'),
  university_type: string('1'),
  university_type_text: string('综合'),
};

/** The session that the site stores (Spec A 3, Spec B 3). */
export const user = {
  // With an empty token the user would still be a visitor after the login.
  jwt: notEmpty('a-token'),
  nickname: string('周老师'),
  avatar: string(''),
  user_role: integer(3),
  phone: string('13800000003'),
  email: string(''),
  school: string(''),
  gradeId: like(169),
  province: string('北京市'),
  city: string(''),
  create_time: seconds(1767225600),
  username: string(''),
  identity_card_code: string(''),
};
