// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/explorerfield.h"
#include "support/suite.h"

#include <QSet>
#include <QTest>

#include <map>

using namespace Qt::StringLiterals;
using namespace runlatch::protocol;
using enum ExplorerType;
using enum ExplorerOperator;

namespace {

/// The operators as the explorer's reference lists them for each type.
QList<ExplorerOperator> documentedOperators(ExplorerType type)
{
    switch (type) {
    case Text: return {Is, IsNot, Contains, DoesNotContain, IsEmpty, IsNotEmpty};
    case Number: return {Is, IsNot, GreaterThan, LessThan, GreaterOrEqual, LessOrEqual, IsEmpty, IsNotEmpty};
    case Boolean: return {Is, IsEmpty, IsNotEmpty};
    case Time: return {IsBefore, IsAfter};
    }
    return {};
}

} // namespace

/// The explorer's fields, types and operators are those of the documents.
class tst_ExplorerField : public QObject
{
    Q_OBJECT

private slots:
    void everyFieldIsFoundByName();
    void typesAreTheDocumentedOnes_data();
    void typesAreTheDocumentedOnes();
    void whatIsNotDocumentedIsNotFound();
    void attributesAreKebabCase();
    void operatorsOfAnUndocumentedFieldTellItsType();
    void operatorsHaveTheirDocumentedNames_data();
    void operatorsHaveTheirDocumentedNames();
    void operatorsAreReadInTheOtherSpelling();
    void anOperatorFitsWhereItIsOffered();
};

void tst_ExplorerField::everyFieldIsFoundByName()
{
    QCOMPARE(explorerFields().size(), std::size_t(29));
    QSet<QStringView> names;
    for (const ExplorerField &field : explorerFields()) {
        QCOMPARE(findExplorerField(field.name), &field);
        names.insert(field.name);
    }
    QCOMPARE(names.size(), 29);
}

void tst_ExplorerField::typesAreTheDocumentedOnes_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<ExplorerType>("type");
    const auto rows = [](ExplorerType type, const QStringList &names) {
        for (const QString &name : names)
            QTest::addRow("%s", qPrintable(name)) << name << type;
    };
    rows(Text,
         {u"current_run_external_id"_s, u"current_run_status"_s, u"external_id"_s, u"modules"_s, u"organization_name"_s,
          u"project_external_id"_s, u"project_name"_s, u"providers"_s, u"source_module_id"_s,
          u"state_version_terraform_version"_s, u"tags"_s, u"vcs_repo_identifier"_s, u"workspace_name"_s,
          u"workspace_terraform_version"_s});
    rows(Number,
         {u"checks_errored"_s, u"checks_failed"_s, u"checks_passed"_s, u"checks_unknown"_s, u"current_rum_count"_s,
          u"module_count"_s, u"provider_count"_s, u"resource_count"_s, u"resources_drifted"_s,
          u"resources_undrifted"_s});
    rows(Boolean, {u"all_checks_succeeded"_s, u"drifted"_s});
    rows(Time, {u"current_run_applied_at"_s, u"workspace_created_at"_s, u"workspace_updated_at"_s});
}

void tst_ExplorerField::typesAreTheDocumentedOnes()
{
    QFETCH(QString, name);
    QFETCH(ExplorerType, type);
    QVERIFY(findExplorerField(name));
    QCOMPARE(findExplorerField(name)->type, type);
    QCOMPARE(operatorsOf(findExplorerField(name)), documentedOperators(type));
    QCOMPARE(typeOfValues(findExplorerField(name), Is), type);
}

void tst_ExplorerField::whatIsNotDocumentedIsNotFound()
{
    for (const auto &name : {u"", u"workspace-name", u"Workspace_Name", u"workspace_name ", u"zzz", u"a"})
        QVERIFY(!findExplorerField(name));
}

void tst_ExplorerField::attributesAreKebabCase()
{
    QCOMPARE(attributeOfField(u"state_version_terraform_version"), u"state-version-terraform-version"_s);
    QCOMPARE(attributeOfField(u"drifted"), u"drifted"_s);
}

/// An undocumented field is offered every operator, and the operator says what its values are.
void tst_ExplorerField::operatorsOfAnUndocumentedFieldTellItsType()
{
    QCOMPARE(operatorsOf(nullptr).size(), 12);
    std::map<ExplorerType, QList<ExplorerOperator>> found;
    for (const ExplorerOperator is : operatorsOf(nullptr))
        found[typeOfValues(nullptr, is)].append(is);
    QCOMPARE(found[Number], (QList{GreaterThan, LessThan, GreaterOrEqual, LessOrEqual}));
    QCOMPARE(found[Time], (QList{IsBefore, IsAfter}));
    QVERIFY(!found.contains(Boolean));
}

void tst_ExplorerField::operatorsHaveTheirDocumentedNames_data()
{
    QTest::addColumn<ExplorerOperator>("is");
    QTest::addColumn<bool>("takes");
    const auto row = [](const char *name, ExplorerOperator is, bool takes = true) {
        QTest::newRow(name) << is << takes;
    };
    row("is", Is);
    row("is_not", IsNot);
    row("contains", Contains);
    row("does_not_contain", DoesNotContain);
    row("is_empty", IsEmpty, false);
    row("is_not_empty", IsNotEmpty, false);
    row("gt", GreaterThan);
    row("lt", LessThan);
    row("gteq", GreaterOrEqual);
    row("lteq", LessOrEqual);
    row("is_before", IsBefore);
    row("is_after", IsAfter);
}

void tst_ExplorerField::operatorsHaveTheirDocumentedNames()
{
    QFETCH(ExplorerOperator, is);
    QFETCH(bool, takes);
    const auto name = QString::fromLatin1(QTest::currentDataTag());
    QCOMPARE(operatorName(is), name);
    QCOMPARE(operatorOfName(name), std::optional(is));
    QCOMPARE(takesValue(is), takes);
}

void tst_ExplorerField::operatorsAreReadInTheOtherSpelling()
{
    QCOMPARE(operatorOfName(u"does not contain"), std::optional(DoesNotContain));
    for (const auto &name : {u"", u"is not", u"IS", u"equals"})
        QVERIFY(!operatorOfName(name));
}

void tst_ExplorerField::anOperatorFitsWhereItIsOffered()
{
    QList<const ExplorerField *> fields{nullptr};
    for (const ExplorerField &field : explorerFields())
        fields += &field;
    const QList<ExplorerOperator> all = operatorsOf(nullptr);
    QCOMPARE(all.size(), 12);
    for (const ExplorerField *field : fields) {
        for (const ExplorerOperator is : all)
            QCOMPARE(fitsField(field, is), operatorsOf(field).contains(is));
    }
}

RUNLATCH_TEST(tst_ExplorerField)
#include "tst_explorerfield.moc"
