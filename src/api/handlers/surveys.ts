import {
  agreeToSurvey,
  findSurveyOffer,
  takeBackSurvey,
} from '../../commerce/purchase/surveys/agree-to-survey.ts';
import {
  answerSurvey,
  endMailedSurvey,
  readMailedSurvey,
} from '../../commerce/purchase/surveys/answer-survey.ts';
import { accept } from '../../kernel/outcome.ts';
import type { surveyCalls } from '../contract/surveys.ts';
import type { CallHandlers } from './handler.ts';

export const surveyHandlers: CallHandlers<keyof typeof surveyCalls> = {
  async getSurveyOffer({ orderId }, request, engine) {
    const found = await findSurveyOffer(engine, request, orderId);
    return found.ok ? accept({ survey: found.value }) : found;
  },

  async agreeToSurvey({ orderId, words }, request, engine) {
    const agreed = await agreeToSurvey(engine, request, { orderId, words });
    return agreed.ok ? accept({ survey: agreed.value }) : agreed;
  },

  async takeBackSurvey({ orderId }, request, engine) {
    const ended = await takeBackSurvey(engine, request, orderId);
    return ended.ok ? accept({ survey: ended.value }) : ended;
  },

  getMailedSurvey: ({ tokenValue }, _request, engine) => readMailedSurvey(engine, tokenValue),

  answerSurvey: ({ tokenValue, score, comment }, _request, engine) =>
    answerSurvey(engine, tokenValue, { score, comment: comment?.trim() || undefined }),

  endMailedSurvey: ({ tokenValue }, _request, engine) => endMailedSurvey(engine, tokenValue),
};
