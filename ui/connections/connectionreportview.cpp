// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/connections/connectionreportview.h"

#include "service/tokenbucket.h"
#include "ui/style/theme.h"
#include "ui/widgets/labels/label.h"
#include "ui/widgets/labels/selectablelabel.h"
#include "wording/sentence.h"

#include <QCoreApplication>
#include <QFormLayout>

using namespace Qt::StringLiterals;
using runlatch::service::Account;
using runlatch::service::Dialect;

namespace runlatch::ui {

namespace {

struct ReportWords
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::ui::ConnectionReportView)

public:
    static QString account(const Account &account)
    {
        switch (account.who) {
        case Account::Who::User: return tr("of the user %1").arg(account.name);
        case Account::Who::Team: return tr("of the team %1").arg(account.name);
        case Account::Who::Organization: return tr("of the organization %1").arg(account.name);
        case Account::Who::Unknown: break;
        }
        return tr("not refused; the service does not say whose it is");
    }

    static QString service(const service::ServiceFacts &facts)
    {
        const QString name = facts.name.isEmpty() ? tr("does not return its name") : facts.name;
        return facts.apiVersion.isEmpty() ? name : tr("%1, API version %2").arg(name, facts.apiVersion);
    }

    static QString rateLimit(int limit)
    {
        return limit > 0
            ? tr("%1 requests a second").arg(limit)
            : tr("not announced; at most %1 requests a second are sent").arg(qRound(service::TokenBucket::UsualLimit));
    }

    static QString archiveParameter(Dialect::ArchiveParameter parameter)
    {
        switch (parameter) {
        case Dialect::ArchiveParameter::Understood: return tr("works; active and archived are told apart by it");
        case Dialect::ArchiveParameter::Refused: // refused for as long as this report is shown
        case Dialect::ArchiveParameter::Ignored: return tr("works; active and archived are told apart here");
        case Dialect::ArchiveParameter::Unknown: break;
        }
        return tr("works");
    }

    static QString showForm(Dialect::Show form)
    {
        return form == Dialect::Show::Specification ? tr("works, as /workspaces/change-requests/<id>")
                                                    : tr("works, as /change-requests/<id>");
    }
};

} // namespace

ConnectionReportView::ConnectionReportView(QWidget *parent)
    : QWidget(parent)
    , m_rows(new QFormLayout(this))
{
    const int u = Theme::of(this).u();
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setHorizontalSpacing(3 * u);
    m_rows->setVerticalSpacing(2 * u);
    m_rows->setRowWrapPolicy(QFormLayout::DontWrapRows);
    m_rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
}

void ConnectionReportView::setReport(const service::ConnectionReport &report)
{
    while (m_rows->rowCount() > 0)
        m_rows->removeRow(0);
    addRow(tr("Token"), ReportWords::account(report.account));
    addRow(tr("Service"), ReportWords::service(report.facts));
    addRow(tr("Rate limit"), ReportWords::rateLimit(report.facts.rateLimit));
    if (!report.place.text.isEmpty())
        addRow(tr("Tried with"),
               report.place.organization.isEmpty() ? report.place.text
                                                   : report.place.organization + u'/' + report.place.text);
    addTried(tr("List"), ReportWords::archiveParameter(report.dialect.archiveParameter),
             tr("not tried: no workspace was found"), report.list, false);
    addTried(tr("Show"), ReportWords::showForm(report.dialect.show), tr("not tried: there was no change request"),
             report.show, true);
    addRow(tr("Archive, create"), tr("found out on first use: a test would change data"));
}

void ConnectionReportView::addTried(const QString &name, const QString &works, const QString &untried,
                                    const std::optional<base::Done> &answer, bool isShow)
{
    if (!answer)
        addRow(name, untried);
    else if (*answer)
        addRow(name, works);
    else
        addRow(name,
               wording::sentence(answer->error(), isShow ? wording::Activity::Showing : wording::Activity::Listing)
                   .text());
}

void ConnectionReportView::addRow(const QString &name, const QString &value)
{
    auto *label = new Label(name);
    label->setMuted(true);
    auto *text = new SelectableLabel(value);
    text->setAccessibleName(tr("%1: %2").arg(name, value));
    text->setWordWrap(true);
    m_rows->addRow(label, text);
}

} // namespace runlatch::ui
