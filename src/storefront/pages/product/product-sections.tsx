import type { Product } from '../../../api/contract/catalogue.ts';
import { cleanProductNumber } from '../../../markets/request-constants.ts';
import { SafetySection } from '../../components/safety/safety-section.tsx';
import { DescriptionSection } from './description-section.tsx';
import { DocumentsSection } from './documents-section.tsx';
import type { ShownReviews } from './load-reviews.ts';
import styles from './product-sections.module.css';
import { QuestionsSection } from './questions-section.tsx';
import { ReviewsSection } from './reviews-section.tsx';
import { SectionBar } from './section-bar.tsx';
import { TechnicalDataSection } from './technical-data-section.tsx';
import type { ProductDetails } from './write-details.ts';

interface ProductSectionsProps
  extends Pick<ProductDetails, 'facts' | 'questions' | 'documents'>,
    Pick<Product, 'slug' | 'sku' | 'description' | 'model' | 'safety'> {
  readonly reviews: ShownReviews | undefined;
}

/** All there is to read about a product, under headings; the same for whoever reads it. */
export function ProductSections(props: ProductSectionsProps) {
  const { slug, sku, description, facts, questions, documents, reviews, safety, model } = props;
  return (
    <>
      <SectionBar
        description={description}
        facts={facts}
        documents={documents}
        reviews={reviews}
        safety={safety}
      />
      <div className={styles.sections}>
        <DescriptionSection description={description} />
        <TechnicalDataSection facts={facts} />
        <QuestionsSection questions={questions} productNumber={cleanProductNumber(sku)} />
        <ReviewsSection slug={slug} sku={sku} reviews={reviews} />
        <SafetySection safety={safety} model={model} />
        <DocumentsSection documents={documents} />
      </div>
    </>
  );
}

/** What of a product's page they show. */
export function sectionsOf(page: {
  readonly product: Pick<Product, 'slug' | 'sku' | 'description' | 'model'>;
  readonly details: ProductDetails;
  readonly reviews: ShownReviews | undefined;
  readonly safety: Product['safety'];
}): ProductSectionsProps {
  const { product, details, reviews, safety } = page;
  const { slug, sku, description, model } = product;
  const { facts, questions, documents } = details;
  return { slug, sku, description, model, facts, questions, documents, reviews, safety };
}
