// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/dialect.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch::protocol;

/// The known dialect of a service is written as words and read back.
class tst_Dialect : public QObject
{
    Q_OBJECT

private slots:
    void writesWords();
    void readsWhatItWrote();
    void wordsThatAreNoneAreNotKnown();
};

void tst_Dialect::writesWords()
{
    const Dialect dialect{.show = Dialect::Show::Specification,
                          .archive = Dialect::Archive::SpecificationPatch,
                          .archiveParameter = Dialect::ArchiveParameter::Refused,
                          .create = BulkActionDialect{.filter = FilterDialect::Flat}};
    const QMap<QString, QString> expected{{u"show"_s, u"specification"_s},
                                          {u"archive"_s, u"specification-patch"_s},
                                          {u"archive_parameter"_s, u"refused"_s},
                                          {u"create"_s, u"change_request,attributes,flat"_s}};
    QCOMPARE(dialectWords(dialect), expected);
    for (const QString &word : dialectWords({}))
        QCOMPARE(word, QString());
}

void tst_Dialect::readsWhatItWrote()
{
    for (int value = 0; value < 4; ++value) {
        const Dialect dialect{.show = static_cast<Dialect::Show>(value % 3),
                              .archive = static_cast<Dialect::Archive>(value),
                              .archiveParameter = static_cast<Dialect::ArchiveParameter>(value),
                              .create =
                                  BulkActionDialect{.actionType = static_cast<BulkActionDialect::ActionType>(value / 2),
                                                    .placement = static_cast<BulkActionDialect::Placement>(value % 2)}};
        QVERIFY(readDialect(dialectWords(dialect)) == dialect);
    }
    QVERIFY(readDialect(dialectWords({})) == Dialect());
}

void tst_Dialect::wordsThatAreNoneAreNotKnown()
{
    QVERIFY(readDialect({}) == Dialect());
    const Dialect damaged = readDialect({{u"show"_s, u"OPENAPI"_s},
                                         {u"archive"_s, u"openapi"_s},
                                         {u"archive_parameter"_s, u"4"_s},
                                         {u"create"_s, u"change_request,attributes"_s},
                                         {u"other"_s, u"openapi"_s}});
    QVERIFY(damaged == Dialect{.archive = Dialect::Archive::OpenApi});
}

RUNLATCH_TEST(tst_Dialect)
#include "tst_dialect.moc"
