// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/storagedialog.h"

#include "settings/preferences.h"
#include "ui/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/field.h"
#include "ui/widgets/label.h"
#include "wording/sizes.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>

using namespace Qt::StringLiterals;
using runlatch::settings::Preferences;

namespace runlatch::ui {

StorageDialog::StorageDialog(int megabytes, int days, QWidget *parent)
    : QDialog(parent)
    , m_megabytes(new QSpinBox)
    , m_days(new QSpinBox)
    , m_inUse(new Label(tr("Looking at what is in use...")))
    , m_earlier(new QCheckBox)
{
    setWindowTitle(tr("Storage limits"));
    const int u = Theme::of(this).u();
    m_megabytes->setRange(Preferences::LeastMegabytes, Preferences::MostMegabytes);
    m_megabytes->setSuffix(u" MB"_s);
    m_megabytes->setSingleStep(256);
    m_megabytes->setGroupSeparatorShown(true);
    m_megabytes->setValue(megabytes);
    m_days->setRange(0, Preferences::MostDays);
    const auto showDays = [this](int shown) { m_days->setSuffix(tr(" day(s)", "behind a number", shown)); };
    connect(m_days, &QSpinBox::valueChanged, this, showDays);
    showDays(days);
    m_days->setSpecialValueText(tr("no limit"));
    m_days->setValue(days);
    auto *size = new Field(tr("&Size"), m_megabytes, this);
    auto *age = new Field(tr("&Age"), m_days, this);
    age->setHint(tr("0: no limit"));
    auto *order = new Label(
        tr("Beyond a limit, refused, unsigned and wrongly signed requests are removed first, then the oldest. "
           "Requests that await a reply stay unless their signature is missing or wrong; what is pinned or has a draft "
           "of a reply stays."));
    order->setMuted(true);
    for (Label *label : {m_inUse, order}) {
        label->setWordWrap(true);
        label->setMinimumWidth(110 * u);
    }
    m_earlier->hide();

    auto *fields = new QHBoxLayout;
    fields->setSpacing(2 * u);
    fields->addWidget(size, 1);
    fields->addWidget(age, 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto *apply = makeButton(ButtonRole::Primary, tr("Apply"), {}, this);
    apply->setDefault(true);
    buttons->addButton(apply, QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_megabytes, &QSpinBox::valueChanged, this, &StorageDialog::showUsage);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * u, 4 * u, 4 * u, 4 * u);
    layout->setSpacing(3 * u);
    layout->addWidget(m_inUse);
    layout->addLayout(fields);
    layout->addWidget(order);
    layout->addWidget(m_earlier);
    layout->addWidget(buttons);
    m_megabytes->setFocus();
}

void StorageDialog::setUsage(const store::Usage &usage)
{
    m_usage = usage;
    m_hasUsage = true;
    const bool asks = usage.earlier > 0 && !usage.earlierMayGo;
    m_earlier->setText(tr("&Remove requests from before this version too (%L1)").arg(usage.earlier));
    m_earlier->setVisible(asks);
    showUsage();
    layout()->activate();
    resize(width(), qMax(height(), layout()->totalHeightForWidth(width())));
}

void StorageDialog::showUsage()
{
    if (!m_hasUsage)
        return;
    //: What is in use, of what limit, and how many requests
    QString text = tr("%1 of %2 in use, %3.")
                       .arg(wording::dataSize(m_usage.bytes), wording::dataSize(qint64(megabytes()) << 20),
                            tr("%Ln request(s)", nullptr, static_cast<int>(m_usage.captures)));
    if (m_usage.oldest.isValid())
        text += u' '
            + tr("The oldest was received on %1.")
                  .arg(QLocale().toString(m_usage.oldest.toLocalTime().date(), QLocale::ShortFormat));
    m_inUse->setText(text);
}

int StorageDialog::megabytes() const
{
    return m_megabytes->value();
}

int StorageDialog::days() const
{
    return m_days->value();
}

bool StorageDialog::mayEarlierGo() const
{
    return m_earlier->isChecked();
}

} // namespace runlatch::ui
