import { student, teacher } from '../fixtures/people.js';
import { idOf } from './person.js';
import { startTestServer, type TestServer } from './test-server.js';

export interface TeacherAndStudent {
  server: TestServer;
  /** Of the teacher, whose records are read; the student's must stay apart. */
  token: string;
  teacherId: number;
  studentId: number;
}

export async function startForTeacherAndStudent(): Promise<TeacherAndStudent> {
  const server = await startTestServer();
  return {
    server,
    token: await server.logIn(teacher),
    teacherId: await idOf(server, teacher),
    studentId: await idOf(server, student),
  };
}
