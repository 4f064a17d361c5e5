import { Router, type RequestHandler } from 'express';
import type { ReadReviews } from './reviews';

/** Answers the reviews, which any cache may keep for ten minutes. */
export function reviewRoutes(readReviews: ReadReviews, limit: RequestHandler): Router {
  const router = Router();
  router.get(['/reviews', '/getGoogleReviews'], limit, async (_request, response) => {
    const reviews = await readReviews();
    response.set('Cache-Control', 'public, max-age=600').json(reviews);
  });
  return router;
}
