// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/columndialog.h"

#include "text/plaintext.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/labels/fieldlabel.h"
#include "ui/widgets/labels/label.h"
#include "ui/widgets/tables/tableview.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QStandardItemModel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using runlatch::changerequests::TargetColumns;

namespace runlatch::ui {

namespace {

constexpr qsizetype MaxPreviewedCell = 60; // characters

TargetColumns withFirstRows(TargetColumns table)
{
    table.rows = table.rows.first(qMin(table.rows.size(), qsizetype(ColumnDialog::PreviewRows + 1)));
    return table;
}

} // namespace

ColumnDialog::ColumnDialog(const TargetColumns &table, QWidget *parent)
    : Dialog(parent)
    , m_table(withFirstRows(table))
    , m_column(new QComboBox)
    , m_heading(new QCheckBox(tr("The first row is a &heading")))
    , m_rows(new QStandardItemModel(this))
    , m_preview(new TableView(tr("First rows of the table")))
{
    setWindowTitle(tr("Which column has the workspaces?"));
    m_column->setAccessibleName(tr("Column with the workspaces"));
    m_column->setObjectName(u"targetColumn"_s);
    m_heading->setObjectName(u"hasHeading"_s);
    m_heading->setChecked(table.hasHeading);
    m_preview->setModel(m_rows);
    m_preview->setSelectionMode(QAbstractItemView::NoSelection);
    m_preview->setEditTriggers(QAbstractItemView::NoEditTriggers);
    fillColumns();
    m_column->setCurrentIndex(m_column->findData(table.likely));
    buildLayout();
    showPreview();
    connect(m_column, &QComboBox::currentIndexChanged, this, &ColumnDialog::showPreview);
    connect(m_heading, &QCheckBox::toggled, this, [this] {
        fillColumns();
        showPreview();
    });
    m_column->setFocus();
}

void ColumnDialog::buildLayout()
{
    const int u = Theme::of(this).u();
    auto *label = new FieldLabel(tr("&Column"));
    label->setBuddy(m_column);
    auto *what = new Label(tr("Names or ids are read from this column; the others are ignored."));
    what->setWordWrap(true);
    auto *buttons = new QDialogButtonBox;
    auto *cancel = makeButton(ButtonRole::Standard, tr("Cancel"), {}, this);
    auto *add = makeButton(ButtonRole::Primary, tr("Add"), {}, this);
    add->setObjectName(u"takeColumn"_s);
    buttons->addButton(cancel, QDialogButtonBox::RejectRole);
    buttons->addButton(add, QDialogButtonBox::AcceptRole);
    m_preview->setMinimumHeight((PreviewRows + 2) * 2 * m_preview->fontMetrics().height());
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4 * u, 4 * u, 4 * u, 4 * u);
    column->setSpacing(3 * u);
    column->addWidget(what);
    column->addWidget(label);
    column->addWidget(m_column);
    column->addWidget(m_heading);
    column->addWidget(m_preview, 1);
    column->addWidget(buttons);
    setMinimumWidth(130 * u);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(add, &QPushButton::clicked, this, [this] {
        emit chosen(m_column->currentData().toInt(), m_heading->isChecked());
        accept();
    });
}

/// Keeps the chosen column.
void ColumnDialog::fillColumns()
{
    const QSignalBlocker quiet(m_column);
    const QVariant present = m_column->currentData();
    m_column->clear();
    for (int column = 0; column < m_table.count; ++column)
        m_column->addItem(titleOf(column), column);
    if (m_table.count > 1)
        m_column->addItem(tr("All columns"), TargetColumns::All);
    if (present.isValid())
        m_column->setCurrentIndex(m_column->findData(present));
}

QString ColumnDialog::titleOf(int column) const
{
    const QString heading = m_heading->isChecked() ? m_table.rows.constFirst().value(column) : QString();
    return heading.isEmpty() ? tr("Column %1").arg(column + 1) : text::plainText(heading, MaxPreviewedCell);
}

void ColumnDialog::showPreview()
{
    const int chosen = m_column->currentData().toInt();
    m_rows->clear();
    m_rows->setColumnCount(m_table.count);
    for (int column = 0; column < m_table.count; ++column) {
        const bool isTaken = chosen == column || chosen == TargetColumns::All;
        //: %1 is the heading of a column
        const QString title = isTaken ? tr("%1 (workspaces)").arg(titleOf(column)) : titleOf(column);
        m_rows->setHorizontalHeaderItem(column, new QStandardItem(title));
    }
    for (qsizetype row = m_heading->isChecked() ? 1 : 0; row < m_table.rows.size(); ++row) {
        QList<QStandardItem *> cells;
        for (int column = 0; column < m_table.count; ++column)
            cells.append(new QStandardItem(text::plainText(m_table.rows.at(row).value(column), MaxPreviewedCell)));
        m_rows->appendRow(cells);
    }
    if (chosen >= 0 && m_rows->rowCount() > 0)
        m_preview->scrollTo(m_rows->index(0, chosen));
}

} // namespace runlatch::ui
