// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/resultsdialog.h"

#include "text/plaintext.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/labels/selectablelabel.h"
#include "ui/widgets/tables/badgedelegate.h"
#include "ui/widgets/tables/tableview.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {
constexpr int MaxReasonLength = 2000; // characters; the service's text may be long
}

ResultsDialog::ResultsDialog(const QString &title, const QString &subjectHeading, QWidget *parent)
    : Dialog(parent)
    , m_model(subjectHeading)
    , m_summary(new Label({}, TextStyle::Bold, this))
    , m_table(new TableView(title, this))
    , m_reason(new SelectableLabel({}, TextStyle::Body, this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Close, this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(title);
    const int u = Theme::of(this).u();
    m_summary->setWordWrap(true);
    m_reason->setWordWrap(true);
    m_reason->setAccessibleDescription(tr("Reason"));
    m_reason->setMinimumHeight(2 * fontMetrics().lineSpacing());
    m_reason->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    buildTable();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * u, 4 * u, 4 * u, 4 * u);
    layout->setSpacing(3 * u);
    layout->addWidget(m_summary);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_reason);
    layout->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ResultsDialog::showCurrent);
    connect(&m_model, &QAbstractItemModel::dataChanged, this, &ResultsDialog::showCurrent);
    resize(190 * u, 100 * u);
}

void ResultsDialog::buildTable()
{
    const Theme &theme = Theme::of(this);
    m_table->setModel(&m_model);
    m_table->setStretchColumn(ResultModel::Reason);
    m_table->setItemDelegateForColumn(ResultModel::State, new BadgeDelegate(ResultModel::BadgeRole, m_table));
    m_table->setSample(ResultModel::Subject, u"Rotate the credentials of all of it"_s);
    m_table->setSample(ResultModel::Place, u"billing-db-prod"_s);
    m_table->setSample(ResultModel::State, tr("Not archived"), theme.iconSize() + 4 * theme.u());
    m_table->setCell(ResultModel::Place, TableView::Cell::Muted);
    m_table->setCell(ResultModel::Reason, TableView::Cell::Muted);
    m_table->setMinimumHeight(4 * theme.controlHeight());
}

void ResultsDialog::setSummary(const QString &summary)
{
    m_summary->setText(summary);
}

void ResultsDialog::setResults(const QList<Result> &results)
{
    m_model.setResults(results);
    if (!m_table->currentIndex().isValid() && m_model.rowCount() > 0)
        m_table->setCurrentIndex(m_model.index(0, 0));
    showCurrent();
}

void ResultsDialog::setPlacesShown(bool shown)
{
    m_table->setColumnHidden(ResultModel::Place, !shown);
}

QPushButton *ResultsDialog::addAction(const QString &text, const QString &icon)
{
    QPushButton *action = makeButton(ButtonRole::Standard, text, icon, this);
    m_buttons->addButton(action, QDialogButtonBox::ActionRole);
    return action;
}

const Result *ResultsDialog::current() const
{
    const int row = m_table->currentIndex().row();
    return row >= 0 && row < m_model.rowCount() ? &m_model.at(row) : nullptr;
}

void ResultsDialog::showCurrent()
{
    m_reason->setText(current() ? text::plainText(current()->reason, MaxReasonLength) : QString());
    emit currentChanged();
}

} // namespace runlatch::ui
