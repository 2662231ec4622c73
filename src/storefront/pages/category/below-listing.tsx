import { RichText } from '../../components/content/rich-text/rich-text.tsx';
import { Teasers } from '../../components/content/teasers/teasers.tsx';
import { useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { Accordion } from '../../ui/accordion/accordion.tsx';
import type { BelowListingView } from './build-below-listing.ts';
import styles from './category-page.module.css';

/** The category's text, articles about it, and the categories that belong to it. */
export function BelowListing({
  below: { title, nodes, questions, posts, lists },
}: {
  below: BelowListingView;
}) {
  const text = useText();
  return (
    <div className={styles.below}>
      {nodes.length > 0 ? (
        <section>
          {title === undefined ? null : <h2 className={styles.sectionTitle}>{title}</h2>}
          <RichText nodes={nodes} />
        </section>
      ) : null}
      {questions.length > 0 ? (
        <section aria-labelledby="category-questions">
          <h2 id="category-questions" className={styles.sectionTitle}>
            {text('details.questions')}
          </h2>
          {questions.map(({ question, answer }) => (
            <Accordion key={question} question={question}>
              <p>{answer}</p>
            </Accordion>
          ))}
        </section>
      ) : null}
      {posts.length > 0 ? (
        <section aria-labelledby="category-posts">
          <h2 id="category-posts" className={styles.sectionTitle}>
            {text('category.posts')}
          </h2>
          <Teasers teasers={posts} look="post" />
        </section>
      ) : null}
      {lists.length > 0 ? <CategoryLists lists={lists} /> : null}
    </div>
  );
}

/** Categories that belong to this one, in lists. */
function CategoryLists({ lists }: Pick<BelowListingView, 'lists'>) {
  const text = useText();
  const paths = usePaths();
  return (
    <div className={styles.lists}>
      {lists.map(({ key, title: name, categories }) => (
        <nav key={key} aria-labelledby={`category-${key}`}>
          <h2 id={`category-${key}`} className={styles.sectionTitle}>
            {name}
          </h2>
          <ul>
            {categories.map((category) => (
              <li key={category.key}>
                <a className={styles.row} href={paths.category(category.slug)}>
                  <span className={styles.rowName}>{category.name}</span>
                  <span className={styles.rowCount}>
                    {text('category.results', { count: category.productCount })}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}
