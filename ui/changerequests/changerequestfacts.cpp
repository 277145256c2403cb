// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/changerequestfacts.h"

#include "changerequests/usernames.h"
#include "text/plaintext.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/copybutton.h"
#include "ui/widgets/controls/copyrows.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/fieldlabel.h"
#include "wording/plaintext.h"
#include "wording/times.h"

#include <QGridLayout>
#include <QLocale>

#include <algorithm>

namespace runlatch::ui {

namespace {

ChangeRequestFact textFact(const QString &label, const QString &text)
{
    return {label, text::plainText(text), {}, text::wholePlainText(text)};
}

ChangeRequestFact userFact(const QString &label, const QString &id, const changerequests::UserNames *names)
{
    const QString name = names ? names->nameOf(id) : QString();
    return name.isEmpty() ? textFact(label, id)
                          : ChangeRequestFact{label, name, text::plainText(id), text::wholePlainText(id)};
}

ChangeRequestFact timeFact(const QString &label, const QDateTime &time)
{
    return {label, QLocale().toString(time.toLocalTime(), QLocale::ShortFormat), wording::exactTime(time),
            time.toUTC().toString(Qt::ISODateWithMs)};
}

} // namespace

QList<ChangeRequestFact> factsOf(const protocol::ChangeRequest &changeRequest, const QString &workspace,
                                 const changerequests::UserNames *names)
{
    QList<ChangeRequestFact> facts;
    const QString size =
        ChangeRequestFacts::tr("%n character(s)", nullptr, static_cast<int>(changeRequest.message.size()));
    facts += {ChangeRequestFacts::tr("Message"), size, {}, changeRequest.message};
    facts += textFact(ChangeRequestFacts::tr("Workspace"), workspace.isEmpty() ? changeRequest.workspaceId : workspace);
    if (workspace != changeRequest.workspaceId && !workspace.isEmpty())
        facts += textFact(ChangeRequestFacts::tr("Workspace id"), changeRequest.workspaceId);
    facts += userFact(ChangeRequestFacts::tr("Created by"), changeRequest.createdBy, names);
    if (changeRequest.createdAt.isValid())
        facts += timeFact(ChangeRequestFacts::tr("Created"), changeRequest.createdAt);
    if (changeRequest.updatedAt.isValid())
        facts += timeFact(ChangeRequestFacts::tr("Updated"), changeRequest.updatedAt);
    if (changeRequest.isArchived()) {
        facts += userFact(ChangeRequestFacts::tr("Archived by"), changeRequest.archived->by, names);
        if (changeRequest.archived->at.isValid())
            facts += timeFact(ChangeRequestFacts::tr("Archived"), changeRequest.archived->at);
    }
    facts += textFact(ChangeRequestFacts::tr("Id"), changeRequest.id);
    facts.removeIf([](const ChangeRequestFact &fact) { return fact.copy.isEmpty(); });
    return facts;
}

ChangeRequestFacts::ChangeRequestFacts(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
    , m_copies(new CopyRows(*this))
{
    const int u = Theme::of(this).u();
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(3 * u);
    m_grid->setVerticalSpacing(0);
    m_grid->setColumnStretch(1, 1);
}

/// Buttons are named after the label that they copy, so new labels need new lines.
void ChangeRequestFacts::build(const QList<ChangeRequestFact> &facts)
{
    qDeleteAll(findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly));
    m_lines.clear();
    for (const ChangeRequestFact &fact : facts) {
        const Line line{fact.label, new ElidedLabel({}, TextStyle::Small, this),
                        new CopyButton(tr("Copy: %1").arg(fact.label), this)};
        const auto row = static_cast<int>(m_lines.size());
        auto *name = new FieldLabel(fact.label, this);
        m_copies->add(*line.copy, {name, line.value});
        m_grid->addWidget(name, row, 0);
        m_grid->addWidget(line.value, row, 1);
        m_grid->addWidget(line.copy, row, 2);
        m_lines.append(line);
    }
}

void ChangeRequestFacts::setFacts(const QList<ChangeRequestFact> &facts)
{
    const bool sameLabels =
        std::equal(facts.begin(), facts.end(), m_lines.begin(), m_lines.end(),
                   [](const ChangeRequestFact &fact, const Line &line) { return fact.label == line.label; });
    if (!sameLabels)
        build(facts);
    for (qsizetype i = 0; i < facts.size(); ++i) {
        m_lines[i].value->setText(facts[i].value);
        m_lines[i].value->setToolTip(wording::toolTip(facts[i].tip));
        m_lines[i].value->setAccessibleDescription(facts[i].tip);
        m_lines[i].copy->setContent(facts[i].copy);
    }
}

} // namespace runlatch::ui
